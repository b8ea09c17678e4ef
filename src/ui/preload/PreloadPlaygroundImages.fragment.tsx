import React, {type ReactNode} from 'react';
import {PreloadImages} from './PreloadImages';

/** The pictures of the set "playground" and how far each has come. */
export default function PreloadPlaygroundImagesSample(): ReactNode {
  return <PreloadImages set="playground" />;
}
