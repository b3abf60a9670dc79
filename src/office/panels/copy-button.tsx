import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../shared/button';

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'Icon' | 'onClick' | 'children'> & {
  text: string;
};

/** Puts an address on the clipboard. */
export function CopyButton({ text, ...button }: CopyButtonProps) {
  const copying = useMutation({
    mutationFn: () => navigator.clipboard.writeText(text),
    meta: { failed: 'Copying failed. Select the address and copy it by hand.' },
  });
  return (
    <Button {...button} Icon={copying.isSuccess ? Check : Copy} onClick={() => copying.mutate()}>
      {copying.isSuccess ? 'Copied' : 'Copy address'}
    </Button>
  );
}
