import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {providers} from '../../data/providers';
import {imageSets, PROVIDER_MARKS, type ImageSet} from './images';
import {usePreloadedImages, type ImageState} from './usePreloadedImages';
import styles from './preload.module.css';

const LABELS: Readonly<Record<ImageState, string>> = {
  waiting: 'Waiting for the browser to be idle',
  loaded: 'In the cache',
  failed: 'Could not be loaded',
  skipped: 'Left out to save data',
};

/** A picture; of the file that holds the marks of all providers, each mark. */
function Picture({path}: {readonly path: string}): ReactNode {
  const address = useBaseUrl(path);
  if (path !== PROVIDER_MARKS) return <img src={address} alt="" height="72" />;
  return (
    <span className={styles.marks}>
      {providers.map(({key, icon}) => (
        <svg key={key} width="18" height="18" fill="currentColor" aria-hidden="true">
          <use href={`${address}#${icon}`} />
        </svg>
      ))}
    </span>
  );
}

/** Preloads a set of pictures and shows each with its state. */
export function PreloadImages({set}: {readonly set: ImageSet}): ReactNode {
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
              <span className={styles.thumb}>{state === 'loaded' && <Picture path={path} />}</span>
              <code>{path}</code>
              <span>{LABELS[state]}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
