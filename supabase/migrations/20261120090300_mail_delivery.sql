-- Delivery of the outbox. The site claims mails for a while, sends them, and says what came of it.
-- A claim that is never settled, because its process was killed, runs out, and the mail goes again.

-- Null: not by itself. A mail that was printed instead of sent waits until it is put back.
alter table public.mail_outbox alter column next_attempt_at drop not null;

-- Grants alone hold nothing: a restored or newly started database may have granted everything again.
-- Security definer, because the service role may not look into the schema auth everywhere.
create function private.require_service_role() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then
    raise exception 'Only the site itself delivers mail' using errcode = '42501';
  end if;
end $$;
revoke all on function private.require_service_role() from public;
grant execute on function private.require_service_role() to service_role;

-- Hands out at most `batch` due mails, each to one caller at a time, and counts the attempt.
create function public.claim_mails(batch integer, lease_seconds integer)
returns setof public.mail_outbox
language plpgsql set search_path = '' as $$
begin
  perform private.require_service_role();
  return query
    with due as (
      select id
      from public.mail_outbox
      where sent_at is null
        and failed_at is null
        and next_attempt_at <= now()
        and coalesce(claimed_until, '-infinity') <= now()
      order by next_attempt_at
      limit batch
      for update skip locked
    )
    update public.mail_outbox as mail
    set claimed_until = now() + make_interval(secs => lease_seconds), attempts = mail.attempts + 1
    from due
    where mail.id = due.id
    returning mail.*;
end $$;

-- Ends an attempt. `outcome` is sent, failed, or later; later with no time for the next attempt
-- leaves the mail waiting. What was delivered is delivered, whoever says so; the rest counts only
-- from the latest attempt. Saying it again changes nothing. A mail that has been sent loses its text:
-- it may hold links that sign somebody in.
create function public.settle_mail(
  mail_id uuid,
  attempt integer,
  outcome text,
  answer text,
  next_attempt timestamptz default null
) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_service_role();
  if outcome not in ('sent', 'failed', 'later') then
    raise exception 'There is no outcome %', outcome using errcode = '22023';
  end if;
  update public.mail_outbox
  set
    sent_at = case outcome when 'sent' then now() end,
    text_body = case outcome when 'sent' then '' else text_body end,
    html_body = case outcome when 'sent' then null else html_body end,
    failed_at = case outcome when 'failed' then now() end,
    next_attempt_at = case outcome when 'later' then next_attempt else next_attempt_at end,
    claimed_until = null,
    last_answer = left(answer, 500)
  where id = mail_id
    and sent_at is null
    and (outcome = 'sent' or (attempts = attempt and failed_at is null and claimed_until is not null));
end $$;

revoke all on function public.claim_mails(integer, integer) from public, anon, authenticated;
revoke all on function public.settle_mail(uuid, integer, text, text, timestamptz)
from public, anon, authenticated;
grant execute on function public.claim_mails(integer, integer) to service_role;
grant execute on function public.settle_mail(uuid, integer, text, text, timestamptz)
to service_role;
