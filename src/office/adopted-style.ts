import { useEffect } from 'react';

/**
 * Stands in for react-style-singleton, by which Radix keeps the page still under a dialog (vite.config.ts).
 * That one writes a style element, which the content security policy refuses; a sheet made by script is
 * none. The rules hold while any component that asks for them is mounted; the first one's count.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  return function AdoptedStyle({ styles }: { styles: string }): null {
    useEffect(() => {
      users += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
        sheet = null;
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- what it is changed to doesn't count
    }, []);
    return null;
  };
}
