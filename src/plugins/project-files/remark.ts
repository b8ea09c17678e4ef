import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {expressionAttribute, attribute} from '../../mdx/nodes';
import {DATA_FOLDER, fileSettings, projectNames, textOfFile} from './readProject';

function loadAttribute(name: string): MdxJsxAttribute {
  const source = `() => import('@site/${DATA_FOLDER}/${name}.json').then((module) => module.default)`;
  return expressionAttribute('load', source);
}

/**
 * Fills the fences that name a file of an example project (`tsx file="_projects/react/src/App.tsx"`) with
 * that file, and gives each `ProjectBar` element the files of its project, to be loaded on a click. Use it
 * before the plugins that read fences.
 *
 * @throws Error that names file and line of the page for a file, region or project that is not there
 */
export function projectFiles({siteDir}: {siteDir: string}) {
  return (tree: Root, page: VFile): void => {
    visit(tree, (node) => {
      const place = `${page.path}:${node.position?.start.line ?? 0}`;
      if (node.type === 'code') {
        const settings = fileSettings(node.meta);
        if (!settings) return;
        node.value = textOfFile(siteDir, settings, node.value, place);
        node.meta = `title="${settings.title}"`;
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'ProjectBar') {
        const name = attribute(node, 'name');
        const names = projectNames(siteDir);
        if (!name || !names.includes(name))
          throw new Error(
            `${place}  There is no project "${name ?? ''}". Projects: ${names.join(', ')}.`,
          );
        node.attributes.push(loadAttribute(name));
      }
    });
  };
}
