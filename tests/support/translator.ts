/**
 * Translates the running page as Google Translate does: each text node is replaced by two font elements around a new
 * text node, at once and whenever one comes or changes. Returns what the page's code did to text nodes that are no
 * longer on the page: such words are never seen. It runs in the page, so it uses nothing from outside.
 */
export function translatePage(): string[] {
  const stale: string[] = [];
  const untranslated = 'SCRIPT STYLE NOSCRIPT TEXTAREA TITLE OPTION FONT'.split(' ');
  const strays = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      stale.push(`“${oldValue}” should read “${target.nodeValue}”`);
    }
  });

  function replace(text: Node) {
    const parent = text.parentElement;
    if (!parent || parent.isContentEditable || untranslated.includes(parent.tagName)) {
      return;
    }
    if (parent.namespaceURI !== document.documentElement.namespaceURI || !text.nodeValue?.trim()) {
      return;
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = text.nodeValue;
    outer.append(inner);
    parent.replaceChild(outer, text);
    strays.observe(text, { characterData: true, characterDataOldValue: true });
  }

  function translate(node: Node) {
    if (node.nodeType === Node.TEXT_NODE) {
      return replace(node);
    }
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode);
    }
    texts.forEach(replace);
  }

  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') {
        translate(target);
      } else {
        addedNodes.forEach(translate);
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return stale;
}
