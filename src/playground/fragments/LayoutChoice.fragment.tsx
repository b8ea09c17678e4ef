import React, {useState, type ReactNode} from 'react';
import {LayoutChoice} from '../toolbar/LayoutChoice';
import type {Layout} from '../model/workspace';

/** Names the layout that is chosen. */
export default function LayoutChoiceSample(): ReactNode {
  const [layout, setLayout] = useState<Layout>('grid');
  return (
    <>
      <LayoutChoice value={layout} onChange={setLayout} />
      <p role="status">Layout: {layout}</p>
    </>
  );
}
