import { useEffect } from 'react';

/**
 * Replaces react-style-singleton (see vite.config.ts), whose style element the content security policy blocks.
 * It doesn't count its users, because only one dialog is open at a time.
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
