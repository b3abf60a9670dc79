import { useEffect } from 'react';

/**
 * Stands in for react-style-singleton, by which Radix keeps the page still under a dialog (vite.config.ts).
 * That one writes a style element, which the content security policy refuses; a sheet made by script is
 * none. Unlike that one it counts no users, because dialogs open one at a time.
 */
export const styleSingleton = () =>
  function AdoptedStyle({ styles }: { styles: string }): null {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      };
    }, [styles]);
    return null;
  };
