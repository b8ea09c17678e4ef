import React, {type ReactNode} from 'react';
import {PreloadImages} from './PreloadImages';

/** The pictures of the set "all" and how far each has come. */
export default function PreloadImagesSample(): ReactNode {
  return <PreloadImages set="all" />;
}
