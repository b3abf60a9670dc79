/**
 * A lint rule for pages that a browser translates. A translator replaces each text node by elements of its own.
 * React goes on writing to the text node that it made, which is no longer on the page: what it writes isn't seen, and
 * what it removes or puts in front of it ends the page with an error. Only a text that is alone in its element is
 * written and removed through that element, which is still there.
 */

const isBlank = (text) => text.trim() === '';

/** Calls that make a list of what their function returns. */
const listMakers = new Set(['map', 'flatMap', 'from']);

/** Elements for running text. What others hold beside their text-free siblings is blocks. */
const forRunningText =
  /^(a|button|dd|dt|figcaption|h[1-6]|label|legend|li|p|small|span|strong|summary|td|text|th|tspan)$/;

/** What a function renders: its one expression, or what its last statement returns. */
function findReturned(callback) {
  if (callback?.body?.type !== 'BlockStatement') {
    return callback?.body;
  }
  return callback.body.body.findLast(({ type }) => type === 'ReturnStatement')?.argument;
}

const isFragment = (node) =>
  node.type === 'JSXFragment' || (node.type === 'JSXElement' && node.openingElement.name.name === 'Fragment');

/** True for what renders a bare text, whatever else it may render. */
function isBareText(expression) {
  if (expression?.type === 'ConditionalExpression') {
    return isBareText(expression.consequent) || isBareText(expression.alternate);
  }
  if (expression?.type === 'LogicalExpression') {
    return isBareText(expression.right);
  }
  return expression?.type === 'TemplateLiteral' || typeof expression?.value === 'string';
}

/** The name that an expression reads or calls, such as `children` for `props.children(form)`. */
function readName(expression) {
  const named = expression?.type === 'CallExpression' ? expression.callee : expression;
  return named?.type === 'MemberExpression' && !named.computed ? named.property.name : named?.name;
}

/** True for what every render reads alike: a name of the module's own scope and its parts. */
function isFixed(expression, scope) {
  if (expression.type === 'MemberExpression') {
    return !expression.computed && isFixed(expression.object, scope);
  }
  if (expression.type !== 'Identifier') {
    return false;
  }
  for (let one = scope; one; one = one.upper) {
    if (one.set.has(expression.name)) {
      return one.type === 'module';
    }
  }
  return false;
}

/**
 * What an expression may render: any of `text` (one that may change), `words` (a text that stays) and `element`, and
 * whether that `changes`, so that it may be removed or put in again.
 */
function findRendered(expression, scope, slots) {
  if (slots.has(readName(expression))) {
    return { element: true };
  }
  const all = (parts) => ({
    text: parts.some(({ text }) => text),
    words: parts.some(({ words }) => words),
    element: parts.some(({ element }) => element),
    changes: parts.some(({ changes }) => changes),
  });
  /** One of these at a time, or any number of them. */
  const both = (...parts) => {
    const { text, words, element } = all(parts.map((part) => findRendered(part, scope, slots)));
    return { text: text || words, element, changes: true };
  };
  switch (expression?.type) {
    case undefined:
    case 'JSXEmptyExpression':
      return {};
    case 'Literal':
      if (typeof expression.value === 'string') {
        return { words: !isBlank(expression.value) };
      }
      return { words: typeof expression.value === 'number' };
    case 'JSXElement':
      return isFragment(expression) ? all(listChildren(expression, scope, slots)) : { element: true };
    case 'JSXFragment':
      return all(listChildren(expression, scope, slots));
    case 'ConditionalExpression':
      return both(expression.consequent, expression.alternate);
    case 'LogicalExpression':
      if (expression.operator === '&&') {
        return both(expression.right);
      }
      return both(expression.left, expression.right);
    case 'CallExpression': {
      const [callback] = expression.arguments.toReversed();
      if (listMakers.has(expression.callee.property?.name)) {
        return both(findReturned(callback));
      }
      const called = findConstant(expression.callee, scope);
      if (called?.body) {
        return findRendered(findReturned(called), scope, slots);
      }
      return { text: true, changes: true };
    }
    case 'MemberExpression':
      return isFixed(expression, scope) ? { words: true } : { text: true, changes: true };
    case 'Identifier': {
      if (expression.name === 'undefined') {
        return {};
      }
      const constant = findConstant(expression, scope);
      if (constant) {
        return findRendered(constant, scope, slots);
      }
      return isFixed(expression, scope) ? { words: true } : { text: true, changes: true };
    }
    default:
      return { text: true, changes: true };
  }
}

/** What a name in an expression stands for, if it is a `const` or a function of the same file. */
function findConstant({ name }, scope) {
  if (name === undefined) {
    return null;
  }
  for (let one = scope; one; one = one.upper) {
    const variable = one.set.get(name);
    if (!variable) {
      continue;
    }
    const [definition] = variable.defs;
    if (definition?.type === 'FunctionName') {
      return definition.node;
    }
    const isConstant = definition?.type === 'Variable' && definition.parent?.kind === 'const';
    return isConstant && definition.node.id.type === 'Identifier' ? definition.node.init : null;
  }
  return null;
}

/** The children of an element, with those of its fragments, as what they render. */
function listChildren(element, scope, slots) {
  return element.children.flatMap((node) => {
    if (isFragment(node)) {
      return listChildren(node, scope, slots);
    }
    if (node.type === 'JSXText') {
      return [{ node, words: !isBlank(node.value) }];
    }
    if (node.type === 'JSXExpressionContainer') {
      return [{ node, ...findRendered(node.expression, scope, slots) }];
    }
    return [{ node, element: true }];
  });
}

/** True for a fragment that is looked at with the children of the element around it. */
const isInside = ({ parent }) => parent.type === 'JSXElement' || parent.type === 'JSXFragment';

const isShown = ({ text, words, element }) => Boolean(text || words || element);

const jsxKinds = new Set(['JSXElement', 'JSXFragment']);
const readTag = ({ openingElement }) => openingElement.name.name;
const hasKey = ({ openingElement }) =>
  openingElement.attributes.some((attribute) => attribute.name?.name === 'key');

/** The elements that an expression renders, by their place. A fragment without a key is its children. */
function listPlaces(expression) {
  if (!isFragment(expression)) {
    return [expression];
  }
  return expression.children.filter((child) => child.type !== 'JSXText' || !/^\s*\n\s*$/.test(child.value));
}

/** The first element in a tree of JSX in which a text stands beside siblings. */
function findMixedText(node, scope) {
  if (node.type !== 'JSXElement') {
    return null;
  }
  const children = listChildren(node, scope, new Set()).filter(isShown);
  if (children.length > 1 && children.some(({ words }) => words)) {
    return node;
  }
  for (const child of node.children) {
    const found = findMixedText(child, scope);
    if (found) {
      return found;
    }
  }
  return null;
}

/** What an expression may render, one JSX tree for each branch. */
function listBranches(expression) {
  if (expression?.type === 'ConditionalExpression') {
    return [...listBranches(expression.consequent), ...listBranches(expression.alternate)];
  }
  if (expression?.type === 'LogicalExpression') {
    return listBranches(expression.right);
  }
  return expression && jsxKinds.has(expression.type) ? [expression] : [];
}

const loneText = {
  meta: {
    type: 'problem',
    /** `slots`: the names of props that hold elements, like `children` of an element that isn't for running text. */
    schema: [{ type: 'object', properties: { slots: { type: 'array' } } }],
    defaultOptions: [{ slots: [] }],
    docs: {
      description: 'A text that may change, or that follows what may change, is alone in its element.',
    },
    messages: {
      text: 'On a translated page this text goes stale or breaks the page. Put it into an element of its own, or join it with the text around it (`{`…`}`).',
      bare: 'On a translated page this text goes stale or breaks the page. Return it in an element.',
      branch:
        'On a translated page React can’t turn this into the other branch. Give it a key, or put each text into an element of its own.',
      before:
        'On a translated page this can’t be put in front of the text that follows. Put that text into an element of its own.',
    },
  },
  create(context) {
    const slots = new Set(['children', ...(context.options[0]?.slots ?? [])]);
    const check = (element, isFragment) => {
      const holdsText = forRunningText.test(element.openingElement?.name?.name ?? '');
      const scope = context.sourceCode.getScope(element);
      const children = listChildren(element, scope, holdsText ? new Set() : slots).filter(isShown);
      // What a fragment holds stands among the children of an element that isn't known here.
      const isAlone = children.length === 1 && !isFragment;
      for (const [index, { node, text, changes }] of children.entries()) {
        if (text && !isAlone) {
          context.report({ node, messageId: 'text' });
        } else if (changes) {
          const next = children.slice(index + 1).find((one) => one.words || !one.changes);
          if (next?.words) {
            context.report({ node, messageId: 'before' });
          }
        }
      }
    };
    /** What a component returns stands among the children of an element that isn't known here. */
    const checkReturned = (returned, name) => {
      if (/^[A-Z]/.test(name ?? '') && isBareText(returned)) {
        context.report({ node: returned, messageId: 'bare' });
      }
    };
    /** React turns an element into one of the same kind in the same place, and removes its texts one by one. */
    const checkBranches = (branches, scope) => {
      for (const [index, branch] of branches.entries()) {
        const others = branches.filter((_, one) => one !== index).map(listPlaces);
        for (const [place, element] of listPlaces(branch).entries()) {
          if (element.type !== 'JSXElement' || hasKey(element) || !findMixedText(element, scope)) {
            continue;
          }
          const isTaken = (other) =>
            other?.type === 'JSXElement' && readTag(other) === readTag(element) && !hasKey(other);
          if (others.some((places) => isTaken(places[place]))) {
            context.report({ node: element.openingElement, messageId: 'branch' });
          }
        }
      }
    };
    const functions = [];
    const enter = (node) =>
      functions.push({ name: node.id?.name ?? node.parent.id?.name ?? '', returned: [] });
    const leave = (node) => {
      const { returned } = functions.pop();
      checkBranches(returned.flatMap(listBranches), context.sourceCode.getScope(node));
    };
    const noteReturned = (returned) => {
      const current = functions.at(-1);
      checkReturned(returned, current.name);
      current.returned.push(returned);
    };
    return {
      JSXElement(element) {
        if (!isFragment(element)) {
          check(element, false);
        } else if (!isInside(element)) {
          check(element, true);
        }
      },
      JSXFragment(fragment) {
        if (!isInside(fragment)) {
          check(fragment, true);
        }
      },
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression(node) {
        enter(node);
        if (node.body.type !== 'BlockStatement') {
          noteReturned(node.body);
        }
      },
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement: ({ argument }) => noteReturned(argument),
      JSXExpressionContainer: (node) =>
        checkBranches(listBranches(node.expression), context.sourceCode.getScope(node)),
    };
  },
};

export default { meta: { name: 'page' }, rules: { 'lone-text': loneText } };
