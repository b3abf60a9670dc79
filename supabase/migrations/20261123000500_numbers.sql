-- Number health asks for the few texts that carriers refused because the number isn't registered.
create index messages_unregistered on public.messages (created_at)
  where error_code in (30032, 30034);
