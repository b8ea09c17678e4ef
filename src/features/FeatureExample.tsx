import React, {type ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import type {Feature} from '../data/features';
import {LiveExample} from '../example/block/LazyExample';
import CaptureFiles from '@site/docs/_features/captureFiles.mdx';
import Connect from '@site/docs/_features/connect.mdx';
import Customize from '@site/docs/_features/customize.mdx';
import Media from '@site/docs/_features/media.mdx';
import Speech from '@site/docs/_features/speech.mdx';

const examples = {
  connect: Connect,
  captureFiles: CaptureFiles,
  media: Media,
  speech: Speech,
  customize: Customize,
} satisfies Record<Feature['id'], typeof Connect>;

const components = {LiveExample};

/** The live example of a feature. Nothing asks for a permission before a click. */
export function FeatureExample({id}: {readonly id: Feature['id']}): ReactNode {
  const Example = examples[id];
  return (
    <MDXProvider components={components}>
      <Example />
    </MDXProvider>
  );
}
