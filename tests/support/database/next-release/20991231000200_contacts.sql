set lock_timeout = '500ms';
alter table public.contacts add column language text;
create index contacts_language on public.contacts (language) where language is not null;
