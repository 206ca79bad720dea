-- Enquiries: each is stored together with the mails it causes, or not at all.

alter table public.contact_messages
  -- Tells what was sent twice from what was written twice: the form it came through and its content.
  add column submission text unique check (char_length(submission) <= 100);

-- How often something was done in a period that began with the first time. Addresses stand here for
-- an hour, recipients of receipts for a day.
create table private.allowances (
  name text primary key,
  used integer not null,
  renewed_at timestamptz not null
);

-- Uses an allowance once: 0 where there was something left of it, else the seconds until there is.
create function private.use_allowance(allowance text, most integer, period interval)
returns integer
language plpgsql set search_path = '' as $$
declare
  state private.allowances;
begin
  insert into private.allowances as known (name, used, renewed_at)
  values (allowance, 1, now() + period)
  on conflict (name) do update
  set
    used = case when known.renewed_at <= now() then 1 else known.used + 1 end,
    renewed_at = case when known.renewed_at <= now() then now() + period else known.renewed_at end
  returning known.* into state;
  if state.used <= most then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from state.renewed_at - now())));
end $$;
revoke all on function private.use_allowance(text, integer, interval) from public;

create function private.queue_mail(mail jsonb, enquiry_id uuid) returns void
language sql set search_path = '' as $$
  insert into public.mail_outbox (
    recipient, reply_to, subject, text_body, html_body, headers, message_id
  )
  values (
    mail ->> 'recipient',
    mail ->> 'reply_to',
    mail ->> 'subject',
    mail ->> 'text_body',
    mail ->> 'html_body',
    coalesce(mail -> 'headers', '{}'),
    enquiry_id
  );
$$;
revoke all on function private.queue_mail(jsonb, uuid) from public;

-- Stores an enquiry and queues its mails: `mails` holds the one to the owner and the
-- sender's receipt, `subscription` consent, token_hash and mail of who wants the newsletter too. A suspect is
-- stored and causes no mail. Nobody gets a second receipt within a day, so that the form is no way
-- to write to strangers. What was stored before is not stored again.
-- Returns 0, or the seconds until this sender may write again; then nothing was stored. Suspects
-- have an hourly limit of their own, so that a flood of them keeps nobody out.
create function public.receive_enquiry(
  enquiry jsonb,
  mails jsonb,
  subscription jsonb,
  limits jsonb
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  is_suspect boolean := (enquiry ->> 'is_spam')::boolean;
  kind text := case when is_suspect then 'suspects' else 'enquiries' end;
  recipient text := lower(enquiry ->> 'email');
  seconds integer;
  enquiry_id uuid;
begin
  perform private.require_service_role();
  if exists (
    select 1 from public.contact_messages where submission = enquiry ->> 'submission'
  ) then
    return 0;
  end if;

  delete from private.allowances where name in (
    select name from private.allowances where renewed_at <= now() for update skip locked
  );
  seconds := private.use_allowance(
    'enquiries from ' || (enquiry ->> 'address'), (limits ->> 'per_address')::integer, '1 hour'
  );
  if seconds = 0 then
    seconds := private.use_allowance(kind, (limits ->> 'per_hour')::integer, '1 hour');
  end if;
  if seconds > 0 then
    return seconds;
  end if;

  insert into public.contact_messages (
    submission, name, email, station_call, station_format, software_used, library_size, message,
    newsletter, is_spam
  )
  values (
    enquiry ->> 'submission',
    enquiry ->> 'name',
    enquiry ->> 'email',
    enquiry ->> 'station_call',
    enquiry ->> 'station_format',
    enquiry ->> 'software_used',
    enquiry ->> 'library_size',
    enquiry ->> 'message',
    (enquiry ->> 'newsletter')::boolean,
    is_suspect
  )
  on conflict (submission) do nothing
  returning id into enquiry_id;
  if enquiry_id is null or is_suspect then
    return 0;
  end if;

  perform private.queue_mail(mails -> 'owner', enquiry_id);
  if private.use_allowance('receipt to ' || recipient, 1, '1 day') = 0
    and private.use_allowance('receipts', (limits ->> 'receipts_per_hour')::integer, '1 hour') = 0
  then
    perform private.queue_mail(mails -> 'receipt', enquiry_id);
  end if;
  if subscription ->> 'consent' is not null then
    perform public.request_subscription(
      enquiry ->> 'email',
      subscription ->> 'consent',
      subscription ->> 'token_hash',
      subscription -> 'mail'
    );
  end if;
  return 0;
end $$;
revoke all on function public.receive_enquiry(jsonb, jsonb, jsonb, jsonb)
from public, anon, authenticated;
grant execute on function public.receive_enquiry(jsonb, jsonb, jsonb, jsonb) to service_role;
