import React, {type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {imageSets, type ImageSet} from './images';
import {usePreloadedImages, type ImageState} from './usePreloadedImages';
import styles from './preload.module.css';

const LABELS: Readonly<Record<ImageState, string>> = {
  waiting: 'Waiting for the browser to be idle',
  loaded: 'In the cache',
  failed: 'Could not be loaded',
  skipped: 'Left out to save data',
};

/** Preloads a set of pictures and shows each with its state. */
export function PreloadImages({set}: {readonly set: ImageSet}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const states = usePreloadedImages(set);
  const paths = imageSets[set];
  const loaded = paths.filter((path) => states[path] === 'loaded').length;
  return (
    <>
      <p role="status">
        {loaded} of {paths.length} pictures are in the cache.
      </p>
      <ul className={styles.pictures}>
        {paths.map((path) => {
          const state = states[path] ?? 'waiting';
          return (
            <li key={path}>
              <span className={styles.thumb}>
                {state === 'loaded' && <img src={withBaseUrl(path)} alt="" height="72" />}
              </span>
              <code>{path}</code>
              <span>{LABELS[state]}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
