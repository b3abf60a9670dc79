import { useEffect } from 'react';

/**
 * Replaces react-style-singleton, with which Radix stops the page from scrolling under a dialog (see
 * vite.config.ts). The package adds a style element, which the content security policy blocks.
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
