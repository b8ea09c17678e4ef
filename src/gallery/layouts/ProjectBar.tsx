import React, {useState, type ReactNode} from 'react';
import {defined} from '../../lib/defined';
import {withCause} from '../../lib/withCause';
import {Button} from '../../ui/Button';
import styles from './previews.module.css';

interface Props {
  /** Name of a folder in `examples/_projects`. */
  readonly name: string;
  /** What the project is called for readers: "React". */
  readonly title: string;
  /** A project without `package.json` is a single page. */
  readonly template?: 'html' | 'node';
  readonly children?: ReactNode;
  /** Written by the remark plugin in `src/plugins/project-files`: texts of the files by their path. */
  readonly load?: () => Promise<Record<string, string>>;
}

const loadOpener = () =>
  import(/* webpackChunkName: "example-project" */ '../../example/stackblitz/project').then(
    ({openProject}) => openProject,
  );

/** Opens an example project on StackBlitz; its files are loaded on the click. */
export function ProjectBar({name, title, template = 'node', children, load}: Props): ReactNode {
  const [notice, setNotice] = useState('');
  const open = async () => {
    setNotice('');
    try {
      const [openProject, files] = await Promise.all([
        loadOpener(),
        defined(load, `list of files of ${name}`)(),
      ]);
      openProject({title: `Deep Chat: ${title}`, template, files});
    } catch (error) {
      setNotice(withCause('The project could not be loaded. Press the button again.', error));
    }
  };
  return (
    <div className={styles.project}>
      {children}
      <Button onClick={() => void open()}>Open the {title} project in StackBlitz</Button>
      <span role="status">{notice}</span>
    </div>
  );
}
