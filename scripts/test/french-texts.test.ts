import { readFileSync } from 'node:fs';
import { frenchFault } from '@captains-table/kernel/contract';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { globSync } from '../files.mjs';

/** Stands for what a phrase is given: like most of it, a number. */
const GIVEN = '2';

function parsed(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

/** Every string and template below a node, with what stands in for its parameters. */
function phrasesIn(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return [];
  const own = ts.isStringLiteralLike(node)
    ? [node.text]
    : ts.isTemplateExpression(node)
      ? [node.head.text + node.templateSpans.map(({ literal }) => GIVEN + literal.text).join('')]
      : [];
  return [...own, ...childrenOf(node).flatMap(phrasesIn)];
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** Modules for one language have its name; the others keep a language under its key. */
function frenchIn(path: string): string[] {
  if (/\/fr(-[a-z]+)*\.ts$|\/french\.ts$/.test(path)) return phrasesIn(parsed(path));
  const under = (node: ts.Node): string[] =>
    ts.isPropertyAssignment(node) && node.name.getText() === 'fr'
      ? phrasesIn(node.initializer)
      : childrenOf(node).flatMap(under);
  return under(parsed(path));
}

describe('French texts', () => {
  const modules = globSync('packages', /\/texts\/.*\.ts$/)
    .map((path: string) => [path, frenchIn(path)] as const)
    .filter(([, phrases]) => phrases.length > 0);

  test('are found in every package that has texts', () => {
    const owners = new Set(modules.map(([path]) => path.replace(/\/texts\/.*/, '')));
    expect(owners).toEqual(
      new Set(
        globSync('packages', /\/texts\/.*\.ts$/).map((path: string) => path.replace(/\/texts\/.*/, '')),
      ),
    );
  });

  test.each(modules)('%s is well set', (_path, phrases) => {
    const faults = phrases.flatMap((phrase) => frenchFault(phrase) ?? []);
    expect(faults).toEqual([]);
  });
});

/** Code that sets a mark behind words it does not know: in a template, beside a value on a page, in a list. */
function setsMark(node: ts.Node): boolean {
  if (ts.isTemplateMiddle(node)) return /^\s?[:;!?]\s/u.test(node.text);
  if (ts.isTemplateTail(node)) return /^\s?(?:[:;]\s|[!?](?:\s|$))/u.test(node.text);
  if (ts.isJsxText(node)) return /^\s?[:;!?]\s/u.test(node.text);
  if (!ts.isStringLiteral(node) || !ts.isCallExpression(node.parent)) return false;
  const { expression } = node.parent;
  return (
    ts.isPropertyAccessExpression(expression) && expression.name.text === 'join' && /[:;]/.test(node.text)
  );
}

function marksIn(path: string): string[] {
  const source = parsed(path);
  const within = (node: ts.Node): string[] => [
    ...(setsMark(node) ? [`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`] : []),
    ...childrenOf(node).flatMap(within),
  ];
  return within(source);
}

test('pages leave the marks of a language to its texts', () => {
  const pages = globSync('packages/web/src', /\.tsx?$/).filter(
    (path: string) => !/\/(?:gallery|texts)\//.test(path),
  );
  expect(pages.flatMap(marksIn)).toEqual([]);
});
