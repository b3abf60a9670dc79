-- Conversations that wait at the upgrade. Calls from before it are history.
set lock_timeout = '500ms';
set local office.is_migrating = 'yes';
update public.contacts c set changed_at = c.changed_at
from public.contacts known, private.waiting_for(known) as now
where known.id = c.id and now.waiting is not null;
