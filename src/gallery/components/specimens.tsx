import React, {useState, type ComponentType, type ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import {FrameworkTabs} from '../../example/block/FrameworkTabs';
import {DEFAULT_FRAMEWORK, type FrameworkId} from '../../example/frameworks';
import {ActionButton, ActionLink, ExploreLink} from '../../ui/ActionLink';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {IconButton} from '../../ui/IconButton';
import {ProgressBar} from '../../ui/ProgressBar';
import {RadioGroup} from '../../ui/RadioGroup';
import Scrollable from '../../ui/Scrollable';
import {Select} from '../../ui/Select';
import {StateView} from '../../ui/StateView';
import ui from '../../ui/ui.module.css';
import {CopyButton} from '../../ui/code/CopyButton';
import styles from './Components.module.css';
import {Dialogs, Menus, Toasts} from './overlays';

interface Mode {
  /** Color mode that the specimen is shown in; makes its names unique. */
  readonly mode: 'light' | 'dark';
}

/** A component with its states. */
interface Specimen {
  readonly name: string;
  /** When it is used, one sentence. */
  readonly says: string;
  readonly Specimen: ComponentType<Mode>;
}

const MODES = [
  {id: 'preview', name: 'Preview'},
  {id: 'code', name: 'Code'},
  {id: 'log', name: 'Log'},
] as const;

function Segmented({mode}: Mode): ReactNode {
  const [value, setValue] = useState<(typeof MODES)[number]['id']>('preview');
  return <RadioGroup label={`View, ${mode}`} options={MODES} value={value} onChange={setValue} />;
}

function Tabs({mode}: Mode): ReactNode {
  const [framework, choose] = useState<FrameworkId>(DEFAULT_FRAMEWORK);
  const id = `tabs-${mode}`;
  return (
    <div className={styles.wide}>
      <FrameworkTabs chosen={framework} label={`Tabs, ${mode}`} panelId={id} onChoose={choose} />
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${framework}`}>
        The panel of {framework}
      </div>
    </div>
  );
}

function Fields({mode}: Mode): ReactNode {
  const [isOn, setOn] = useState(true);
  const [size, setSize] = useState<'s' | 'l'>('s');
  const id = `field-${mode}`;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>Text</label>
        <input id={id} className={ui.control} defaultValue="A value" />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-wrong`}>Wrong value</label>
        <input
          id={`${id}-wrong`}
          className={ui.control}
          defaultValue="-1"
          aria-invalid="true"
          aria-describedby={`${id}-error`}
        />
        <p id={`${id}-error`} className={ui.error}>
          Enter a number from 0 to 10.
        </p>
      </div>
      <div className={styles.field}>
        <Select
          label="Choice"
          value={size}
          options={[
            {id: 's', name: 'Small'},
            {id: 'l', name: 'Large'},
          ]}
          onChange={setSize}
          help="Help text below the field"
        />
      </div>
      <Checkbox label="Checked" isOn={isOn} onChange={setOn} />
      <Checkbox label="Not checked" isOn={!isOn} onChange={(next) => setOn(!next)} />
    </>
  );
}

/** All specimens in the order of the gallery. */
export const specimens: readonly Specimen[] = [
  {
    name: 'Button',
    says: 'Acts on this page. One primary button in a group.',
    Specimen: () => (
      <>
        <Button>Default</Button>
        <Button primary>Primary</Button>
        <Button icon="add">With an icon</Button>
        <Button disabled>Disabled</Button>
        <ActionButton onClick={() => undefined}>Large</ActionButton>
      </>
    ),
  },
  {
    name: 'Icon button and tooltip',
    says: 'For actions that everyone knows. The tooltip shows on hover and focus.',
    Specimen: () => (
      <>
        <IconButton icon="undo" label="Undo" />
        <IconButton icon="redo" label="Redo" disabled />
        <IconButton icon="settings" label="Settings" aria-expanded="true" />
      </>
    ),
  },
  {
    name: 'Link button',
    says: 'Leads to another page. One filled link in a place.',
    Specimen: () => (
      <>
        <ActionLink to="/start">Start building</ActionLink>
        <ActionLink to="/playground" quiet>
          Playground
        </ActionLink>
        <ExploreLink to="/docs/introduction">Read the docs</ExploreLink>
      </>
    ),
  },
  {name: 'Segmented control', says: 'One of a few views of the same thing.', Specimen: Segmented},
  {name: 'Tabs', says: 'Panels of which one is shown. Arrow keys move.', Specimen: Tabs},
  {
    name: 'Menu',
    says: 'Actions that don’t fit on the page. Escape, a press elsewhere and a choice close it.',
    Specimen: Menus,
  },
  {
    name: 'Dialog and sheet',
    says: 'Keeps the focus inside and hands it back when it closes. Up to a width of 860 px the dialog is a sheet at the bottom edge.',
    Specimen: Dialogs,
  },
  {
    name: 'Toast',
    says: 'What the last action did, for 7 seconds; longer while it is pointed at or has the focus.',
    Specimen: Toasts,
  },
  {
    name: 'Badge',
    says: 'A state in one or two words. The strong one must be noticed.',
    Specimen: () => (
      <>
        <Badge>Demo</Badge>
        <Badge isStrong>Live</Badge>
      </>
    ),
  },
  {
    name: 'Disclosure',
    says: 'Details that most people skip. Find in page opens it.',
    Specimen: () => (
      <div className={styles.wide}>
        <CollapsibleSection title="Closed">Now open</CollapsibleSection>
        <CollapsibleSection title="Open" note="2 set" isOpen>
          Its content
        </CollapsibleSection>
      </div>
    ),
  },
  {name: 'Form controls', says: 'Label above, help and errors below.', Specimen: Fields},
  {
    name: 'Table',
    says: 'Facts in rows. A table that is too wide scrolls inside its own box.',
    Specimen: ({mode}) => (
      <Scrollable as="div" label={`Table, ${mode}`} className={styles.wide}>
        <table>
          <thead>
            <tr>
              <th>Property</th>
              <th>Type</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>demo</td>
              <td>boolean</td>
            </tr>
          </tbody>
        </table>
      </Scrollable>
    ),
  },
  {
    name: 'Callout',
    says: 'What must not be missed. Warnings never fold.',
    Specimen: () => (
      <div className={styles.wide}>
        <Admonition type="note">A note beside the text.</Admonition>
        <Admonition type="warning">A warning about data or keys.</Admonition>
      </div>
    ),
  },
  {
    name: 'Code block',
    says: 'Code to read and copy.',
    Specimen: () => (
      <div className={styles.wide}>
        <CodeBlock language="html" title="index.html">
          {'<deep-chat demo="true"></deep-chat>'}
        </CodeBlock>
        <CopyButton text={() => 'copied'} subject="a text" />
      </div>
    ),
  },
  {
    name: 'Progress',
    says: 'For what takes longer than a moment. Name the file and its size beside it.',
    Specimen: ({mode}) => (
      <div className={styles.wide}>
        <ProgressBar label={`Not known how far, ${mode}`} />
        <ProgressBar label={`Nearly half, ${mode}`} value={0.4} />
        <ProgressBar label={`Complete, ${mode}`} value={1} />
      </div>
    ),
  },
  {
    name: 'Empty, loading, error and offline',
    says: 'A place without content says why, and offers the way out.',
    Specimen: () => (
      <>
        <StateView kind="empty" title="No chats yet" action={<Button primary>Add a chat</Button>}>
          Add one, or start from a template.
        </StateView>
        <StateView kind="loading" title="Loading the chat" />
        <StateView kind="error" title="Couldn’t load the code" action={<Button>Retry</Button>}>
          Check your connection, then try again.
        </StateView>
        <StateView kind="offline" title="You’re offline">
          Pages that you’ve visited still work.
        </StateView>
      </>
    ),
  },
];
