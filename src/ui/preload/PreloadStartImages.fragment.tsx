import React, {type ReactNode} from 'react';
import {PreloadImages} from './PreloadImages';

/** The pictures of the set "start" and how far each has come. */
export default function PreloadStartImagesSample(): ReactNode {
  return <PreloadImages set="start" />;
}
