import React, {type ReactNode, useState} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {Toolbar} from '../toolbar/Toolbar';
import {SampleOverlays} from './SampleOverlays';
import {useNames} from '../commands/useCommands';
import {usePlayground} from '../store';
import {useSample} from './useSample';
import {LayoutChoice} from '../toolbar/LayoutChoice';
import type {Layout} from '../schema';
import {SharedSettingsDialog} from '../dialogs/SharedSettingsDialog';
import {KeySafetyBadge} from '../toolbar/buttons';
import {KeysDialog} from '../dialogs/KeysDialog';
import {setKey} from '../stores/keys';
import {claude, workspace} from './sampleChats';
import {Button} from '../../ui/Button';
import type {IconName} from '../../ui/Icon';
import {AboutDialog} from '../dialogs/AboutDialog';
import {ExportDialog} from '../dialogs/ExportDialog';
import {ImportDialog} from '../dialogs/ImportDialog';

/** The toolbar with its own workspace, shown as a list. */
function ToolbarSample(): ReactNode {
  const isReady = useSample() !== undefined;
  const layout = usePlayground((state) => state.workspace.layout);
  const names = useNames();
  if (!isReady) return null;
  return (
    <div style={{minHeight: '26rem'}}>
      <Toolbar />
      <p role="status">
        {layout}: {names.join(', ')}
      </p>
      <SampleOverlays />
    </div>
  );
}

/** Names the layout that is chosen. */
function LayoutChoiceSample(): ReactNode {
  const [layout, setLayout] = useState<Layout>('grid');
  return (
    <>
      <LayoutChoice value={layout} onChange={setLayout} />
      <p role="status">Layout: {layout}</p>
    </>
  );
}

/** The button, its dialog, and the prompt that was applied. */
function SharedSettingsSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [prompt, setPrompt] = useState('Reply in one sentence.');
  return (
    <>
      <Button icon="prompt" onClick={() => setOpen(true)}>
        Settings of all chats
      </Button>
      <p role="status">System prompt: {prompt || 'none'}</p>
      {isOpen && (
        <SharedSettingsDialog
          systemPrompt={prompt}
          onClose={() => setOpen(false)}
          onChange={setPrompt}
        />
      )}
    </>
  );
}

/** The badge, its dialog, and a button that puts a made-up key into memory. */
function KeySafetyBadgeSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div style={{display: 'flex', flexWrap: 'wrap', gap: '0.5rem', maxWidth: '26rem'}}>
        <Button onClick={() => setKey('mistral', 'made-up-key')}>Hold a made-up key</Button>
        <KeySafetyBadge onClick={() => setOpen(true)} />
      </div>
      {isOpen && <KeysDialog chats={[claude]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A button with the dialog that it opens in the playground. */
function dialogSample(
  label: string,
  icon: IconName,
  dialog: (close: () => void) => ReactNode,
): () => ReactNode {
  return function DialogSample() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button icon={icon} onClick={() => setOpen(true)}>
          {label}
        </Button>
        {isOpen && dialog(() => setOpen(false))}
      </>
    );
  };
}

const About = dialogSample('About', 'about', (close) => <AboutDialog onClose={close} />);
const Export = dialogSample('Export', 'export', (close) => (
  <ExportDialog workspace={workspace} onClose={close} />
));
const Import = dialogSample('Import', 'import', (close) => (
  <ImportDialog onClose={close} onReplace={close} onMerge={close} />
));

/** Samples of the playground's tools and dialogs. */
export default {
  Toolbar: ToolbarSample,
  LayoutChoice: LayoutChoiceSample,
  SharedSettings: SharedSettingsSample,
  KeySafetyBadge: KeySafetyBadgeSample,
  AboutButton: About,
  AboutDialog: About,
  ExportButton: Export,
  ExportDialog: Export,
  ImportButton: Import,
  ImportDialog: Import,
} satisfies FragmentParts;
