-- One table in each file, because locking two can deadlock with a text that locks them in the other order.
set lock_timeout = '500ms';
alter table public.messages add column priority text not null default 'normal';
alter table public.messages add constraint messages_priority check (priority in ('normal', 'urgent')) not valid;
create index messages_urgent on public.messages (created_at desc) where priority = 'urgent';
