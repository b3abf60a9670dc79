import * as v from 'valibot';
import { createStoredValue } from './stored-value';

type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Entries by name, which are stored together. One that doesn't fit the schema counts as missing. */
export function createStoredRecord<Entry>(key: string, entrySchema: v.GenericSchema<unknown, Entry>) {
  const entriesSchema = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((given): Entries<Entry> => {
      const fitting = Object.entries(given).flatMap(([name, entry]) => {
        const { success, output } = v.safeParse(entrySchema, entry);
        return success ? [[name, output] as const] : [];
      });
      return Object.fromEntries(fitting);
    }),
  );
  const stored = createStoredValue(key, entriesSchema);
  const none: Entries<Entry> = {};
  const read = () => stored.read() ?? none;

  return {
    read,
    useEntries: () => stored.useValue() ?? none,
    /**
     * Changes one entry; null stands for none. The others are read anew, because another tab may have just written
     * them.
     */
    edit(name: string, change: (entry: Entry | null) => Entry | null): void {
      const { [name]: before = null, ...others } = read();
      const after = change(before);
      if (JSON.stringify(after) === JSON.stringify(before)) {
        return;
      }
      const edited = after === null ? others : { ...others, [name]: after };
      stored.write(Object.keys(edited).length === 0 ? null : edited);
    },
    forget: () => stored.write(null),
  };
}
