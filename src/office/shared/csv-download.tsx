import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ActionButton } from './action-button';
import { saveBlob } from './save-blob';

type CsvDownloadProps = {
  make: () => Promise<{ text: string; fileName: string }>;
  busy: string;
  children: string;
};

/** A button that creates a CSV file and downloads it. */
export function CsvDownload({ make, busy, children }: CsvDownloadProps) {
  const saving = useMutation({
    mutationFn: make,
    onSuccess: ({ text, fileName }) =>
      saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName),
    meta: { failed: 'The file could not be created. Check the connection, then try again.' },
  });
  return (
    <ActionButton action={saving} busy={busy} Icon={Download}>
      {children}
    </ActionButton>
  );
}
