import { useEffect, useState } from 'react';

/** The part of a page that is being printed alone, and how to print one; null otherwise. */
export function usePrintAlone() {
  const [printing, setPrinting] = useState<string | null>(null);

  useEffect(() => {
    if (printing === null) return;
    const finish = () => setPrinting(null);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [printing]);

  return { printing, printAlone: setPrinting };
}
