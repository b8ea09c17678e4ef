import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {plainText} from '../mdx/nodes';

/** Writes the name of its column into each cell of a table with three columns or more: phones show it there. */
export function tableLabels() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [head, ...rows]}) => {
      if (!head || head.children.length < 3) return;
      const labels = head.children.map(plainText);
      for (const row of rows)
        row.children.forEach((cell, index) => {
          cell.data = {...cell.data, hProperties: {'data-label': labels[index]}};
        });
    });
  };
}
