-- Enquiries, newsletter and outgoing mail. Nobody writes here directly: the site's functions do,
-- with the service key; only admins read.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 200),
  email text not null check (char_length(email) between 3 and 320),
  station_call text not null default '' check (char_length(station_call) <= 200),
  station_format text not null default '' check (char_length(station_format) <= 200),
  software_used text not null default '' check (char_length(software_used) <= 200),
  library_size text not null default '' check (char_length(library_size) <= 200),
  message text not null check (char_length(message) between 10 and 20000),
  newsletter boolean not null default false,
  is_spam boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_created on public.contact_messages (created_at desc);

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 320),
  -- What the person agreed to, word for word, and when.
  consent_text text not null,
  consented_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (char_length(recipient) between 3 and 320),
  reply_to text check (char_length(reply_to) <= 320),
  subject text not null check (char_length(subject) <= 500 and subject !~ '[\r\n]'),
  text_body text not null,
  html_body text,
  headers jsonb not null default '{}',
  message_id uuid references public.contact_messages (id) on delete set null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_answer text
);
create index mail_outbox_due on public.mail_outbox (next_attempt_at)
where sent_at is null and failed_at is null;
create index mail_outbox_message on public.mail_outbox (message_id);

alter table public.contact_messages enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table public.mail_outbox enable row level security;

create policy "Admins read messages" on public.contact_messages
for select to authenticated using ((select private.is_admin()));
create policy "Admins mark messages" on public.contact_messages
for update to authenticated
using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete messages" on public.contact_messages
for delete to authenticated using ((select private.is_admin()));

create policy "Admins read subscribers" on public.newsletter_subscribers
for select to authenticated using ((select private.is_admin()));
create policy "Admins delete subscribers" on public.newsletter_subscribers
for delete to authenticated using ((select private.is_admin()));

create policy "Admins read outgoing mail" on public.mail_outbox
for select to authenticated using ((select private.is_admin()));
