import {readPages} from '../../../src/plugins/api-reference/pages';
import {loadReference} from '../../../src/plugins/api-reference/loadModel';
import {twinsOf, type TwinForm} from '../../../src/plugins/markdown-twins/twin';
import {pageText} from '../../../src/plugins/project-files/readProject';
import type {FrameworkId} from '../../../src/example/frameworks';
import {SITE} from '../repository';

/** Origin of the links in these pages. */
export const ORIGIN = 'https://deepchat.dev';

const pages = new Map(readPages(SITE).map((page) => [page.url, page]));

/** Paths of the pages that have Markdown. */
export const twinPlaces = (): string[] => [...pages.keys()];

const twins = new Map<string, Promise<ReturnType<typeof twinsOf>>>();

/** The Markdown of a page as the plugin writes it, by its path such as `/docs/connect`. */
export async function siteTwin(
  place: string,
  framework: FrameworkId = 'react',
  form: TwinForm = 'whole',
): Promise<string> {
  const twin = twins.get(place) ?? readTwin(place);
  twins.set(place, twin);
  return (await twin)(framework, form);
}

async function readTwin(place: string): Promise<ReturnType<typeof twinsOf>> {
  const page = pages.get(place);
  if (!page) throw new Error(`There is no page ${place}.`);
  const {file} = page;
  const twin = {
    title: place,
    description: '',
    file,
    source: pageText(page, SITE),
    url: ORIGIN + place,
  };
  return twinsOf(twin, await loadReference(SITE), ORIGIN, new Set(twinPlaces()));
}
