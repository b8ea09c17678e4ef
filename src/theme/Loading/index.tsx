import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {retryPage} from '@site/src/lib/retryPage';
import styles from './styles.module.css';

/** The file that a failed import asked for. */
function addressesOf(error: unknown): readonly string[] {
  const {request}: {request?: unknown} = Object(error);
  return typeof request === 'string' ? [request] : [];
}

/**
 * Replaces a page whose code is on its way: nothing for the first 200 ms, then a spinner, and the
 * error with a way to load again when it cannot arrive.
 */
export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  if (error)
    return (
      <div className={styles.page} role="alert">
        <h1>This page could not be loaded.</h1>
        <p className={styles.message}>{String(error)}</p>
        <p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => retryPage(addressesOf(error))}
          >
            Retry
          </button>
        </p>
      </div>
    );
  if (!pastDelay) return null;
  return (
    <div className={styles.page} role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
