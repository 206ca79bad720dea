-- The newsletter's double opt-in, and the inbox. On the list is who has confirmed the address and has
-- not unsubscribed since.

alter table public.newsletter_subscribers
  -- Stands in every mail to the subscriber. Who has it can take this one address off the list.
  add column unsubscribe_token uuid not null unique default gen_random_uuid(),
  -- The latest mail that asks to confirm: its link, what the person had agreed to, and when it was
  -- asked for. The link itself is nowhere but in the mail.
  add column opt_in_token_hash text unique,
  add column opt_in_consent text,
  add column opt_in_mailed_at timestamptz,
  -- Such mails since the last confirmation.
  add column opt_in_mails integer not null default 0;
create index newsletter_subscribers_mailed on public.newsletter_subscribers (opt_in_mailed_at);

create function private.is_on_the_list(subscriber public.newsletter_subscribers) returns boolean
language sql immutable set search_path = '' as $$
  select subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null;
$$;
revoke all on function private.is_on_the_list(public.newsletter_subscribers) from public;

-- Somebody wants the newsletter: queues the mail that asks to confirm, with the subscriber's own
-- unsubscribe token in place of UNSUBSCRIBE-TOKEN. Nobody can be flooded: after each mail the e-mail
-- address waits four times as long for the next, from an hour to ten days, and who is on the list
-- gets none. Neither shows in the answer: 0, or the seconds until there may be another request, from
-- this network address or at all.
create function public.request_subscription(
  subscriber_email text,
  consent text,
  token_hash text,
  mail jsonb,
  address text default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  seconds integer := 0;
  own_token uuid;
begin
  perform private.require_service_role();
  if address is not null then
    seconds := private.use_allowance('sign-ups from ' || address, 10, '1 hour');
  end if;
  if seconds = 0 then
    seconds := private.use_allowance('sign-ups', 200, '1 hour');
  end if;
  if seconds > 0 then
    return seconds;
  end if;
  -- Addresses that nobody confirms are forgotten.
  delete from public.newsletter_subscribers
  where confirmed_at is null and opt_in_mailed_at < now() - interval '30 days';

  insert into public.newsletter_subscribers as known (
    email, consent_text, opt_in_consent, opt_in_token_hash, opt_in_mailed_at, opt_in_mails
  )
  values (subscriber_email, consent, consent, token_hash, now(), 1)
  on conflict (lower(email)) do update
  set
    opt_in_consent = excluded.opt_in_consent,
    opt_in_token_hash = excluded.opt_in_token_hash,
    opt_in_mailed_at = excluded.opt_in_mailed_at,
    opt_in_mails = known.opt_in_mails + 1
  where not private.is_on_the_list(known)
    and coalesce(known.opt_in_mailed_at, '-infinity')
      <= now() - interval '1 hour' * power(4, greatest(0, least(known.opt_in_mails - 1, 4)))
  returning known.unsubscribe_token into own_token;

  if own_token is not null then
    perform private.queue_mail(
      replace(mail::text, 'UNSUBSCRIBE-TOKEN', own_token::text)::jsonb
        || jsonb_build_object('recipient', subscriber_email),
      null
    );
  end if;
  return 0;
end $$;

-- The link of the mail, for whoever has it: confirmed (again, where it was confirmed before),
-- expired, or unknown.
create function public.confirm_subscription(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  hash text := encode(sha256(convert_to(token, 'UTF8')), 'hex');
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers
  where opt_in_token_hash = hash
  for update;
  if subscriber.id is null then
    return 'unknown';
  end if;
  if private.is_on_the_list(subscriber) then
    return 'confirmed';
  end if;
  if subscriber.opt_in_mailed_at < now() - interval '7 days' then
    return 'expired';
  end if;
  update public.newsletter_subscribers
  set
    consent_text = opt_in_consent,
    consented_at = opt_in_mailed_at,
    confirmed_at = now(),
    unsubscribed_at = null,
    opt_in_mails = 0
  where id = subscriber.id;
  return 'confirmed';
end $$;

-- Ends a subscription, or a request for one; saying it again changes nothing. False: nobody has
-- this token.
create function public.unsubscribe(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscribers
  set unsubscribed_at = coalesce(unsubscribed_at, now()), opt_in_token_hash = null
  where unsubscribe_token = token;
  return found;
end $$;

revoke all on function public.request_subscription(text, text, text, jsonb, text)
from public, anon, authenticated;
revoke all on function public.confirm_subscription(text) from public;
revoke all on function public.unsubscribe(uuid) from public;
grant execute on function public.request_subscription(text, text, text, jsonb, text) to service_role;
grant execute on function public.confirm_subscription(text) to anon, authenticated, service_role;
grant execute on function public.unsubscribe(uuid) to anon, authenticated, service_role;

-- What the inbox lists and searches, so that it needs no message whole.
alter table public.contact_messages
  add column excerpt text not null
    generated always as (left(regexp_replace(message, '\s+', ' ', 'g'), 200)) stored,
  add column search_text text not null
    generated always as (
      name || ' ' || email || ' ' || station_call || ' ' || station_format || ' '
        || software_used || ' ' || library_size || ' ' || message
    ) stored;

-- What waits is sent even so, but mail that was given up goes with its message: it holds the text.
create function private.forget_failed_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mail_outbox where message_id = old.id and failed_at is not null;
  return old;
end $$;
create trigger forget_failed_mails before delete on public.contact_messages
for each row execute function private.forget_failed_mails();

-- A mail that failed, or waits, goes out with the next round, as often as a new one. False: it has
-- been sent, is under way, or isn't there.
create function public.retry_mail(mail_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins have mail sent again' using errcode = '42501';
  end if;
  update public.mail_outbox
  set failed_at = null, attempts = 0, next_attempt_at = now(), claimed_until = null
  where id = mail_id
    and sent_at is null
    and coalesce(claimed_until, '-infinity') <= now();
  return found;
end $$;
revoke all on function public.retry_mail(uuid) from public, anon;
grant execute on function public.retry_mail(uuid) to authenticated, service_role;
