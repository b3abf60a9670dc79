set lock_timeout = '500ms';
alter table public.call_handling
  -- After a person of the office wrote, or an emergency answer went out, a contact gets no closed answer for this long.
  add column answer_pause_hours integer not null default 12 check (answer_pause_hours between 0 and 72),
  -- Words and phrases. A text that has one of them is an emergency (hasEmergencyWord in domain/emergency-words.ts).
  add column emergency_words jsonb not null default '[
    "emergency", "stranded", "broke down", "broken down", "breaking down", "had a breakdown", "roadside breakdown",
    "truck is down", "truck down", "rig is down", "semi is down", "trailer is down", "unit is down",
    "machine is down", "equipment is down", "excavator is down", "loader is down", "forklift is down",
    "dead on the road", "is stuck", "its stuck", "are stuck", "stuck in the mud", "stuck in gear", "stuck on",
    "on the shoulder", "side of the road", "side of the highway", "blocking traffic", "truck died", "mile marker",
    "wont start", "will not start", "doesnt start", "wont crank", "wont move", "cant move", "no brakes",
    "lost brakes", "brakes failed", "brakes went out", "losing air", "no air pressure", "lost power",
    "lost steering", "blew a tire", "tire blew", "blowout", "is overheating", "there is a fire", "on fire",
    "caught fire", "smoke", "is smoking", "flames", "wreck", "accident", "is hurt", "need a tow",
    "emergencia", "descompuesto", "descompuesta", "se descompuso", "averiado", "no arranca", "no prende",
    "no enciende", "sin frenos", "no frena", "varado", "varada", "atascado", "atorado", "me quede tirado", "humo",
    "incendio", "en llamas", "accidente"
  ]' check (jsonb_typeof(emergency_words) = 'array' and jsonb_array_length(emergency_words) between 1 and 100
    and not jsonb_path_exists(emergency_words, '$[*] ? (@.type() != "string")'));
