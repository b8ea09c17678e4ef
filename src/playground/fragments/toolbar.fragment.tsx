import React, {type ReactNode, useState} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {Toolbar} from '../toolbar/Toolbar';
import {SampleOverlays} from './SampleOverlays';
import {useSample} from './useSample';
import {LayoutChoice} from '../toolbar/LayoutChoice';
import type {Layout} from '../model/workspace';
import {SharedSettingsDialog} from '../dialogs/SharedSettingsDialog';
import {
  SharedSettingsButton,
  KeySafetyBadge,
  AboutButton,
  ExportButton,
  ImportButton,
} from '../toolbar/buttons';
import {KeysDialog} from '../dialogs/KeysDialog';
import {setKey} from '../stores/keys';
import {claude, workspace} from './sampleChats';
import {Button} from '../../ui/Button';
import {AboutDialog} from '../dialogs/AboutDialog';
import {ExportDialog} from '../dialogs/ExportDialog';
import {ImportDialog} from '../dialogs/ImportDialog';

/** The toolbar with its own workspace, shown as a list. */
function ToolbarSample(): ReactNode {
  const sample = useSample();
  const {workspace, place, view} = sample;
  return (
    <div ref={place} style={{minHeight: '26rem'}}>
      <Toolbar count={workspace.chats.length} layout={workspace.layout} commands={view.commands} />
      <p role="status">
        {workspace.layout}: {view.names.join(', ')}
      </p>
      <SampleOverlays sample={sample} />
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
      <SharedSettingsButton onClick={() => setOpen(true)} />
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

/** The button with the dialog that it opens in the playground. */
function AboutButtonSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{maxWidth: '14rem', textAlign: 'end'}}>
      <AboutButton onClick={() => setOpen(true)} />
      {isOpen && <AboutDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Opens the dialog. */
function AboutDialogSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && <AboutDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The button with the dialog that it opens in the playground. */
function ExportButtonSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ExportButton onClick={() => setOpen(true)} />
      {isOpen && <ExportDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens the dialog with two sample chats. */
function ExportDialogSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && <ExportDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The button with the dialog that it opens in the playground. */
function ImportButtonSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ImportButton onClick={() => setOpen(true)} />
      {isOpen && <ImportDialog onClose={close} onReplace={close} onMerge={close} />}
    </>
  );
}

/** Opens the dialog and shows the choice that was made in it. */
function ImportDialogSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState('Nothing was imported yet.');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <p role="status">{taken}</p>
      {isOpen && (
        <ImportDialog
          onClose={() => setOpen(false)}
          onReplace={({chats}) => {
            setTaken(`${chats.length} chats would replace the others.`);
            setOpen(false);
          }}
          onMerge={({chats}) => {
            setTaken(`${chats.length} chats would be added.`);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Samples of the playground's tools and dialogs. */
export default {
  Toolbar: ToolbarSample,
  LayoutChoice: LayoutChoiceSample,
  SharedSettings: SharedSettingsSample,
  KeySafetyBadge: KeySafetyBadgeSample,
  AboutButton: AboutButtonSample,
  AboutDialog: AboutDialogSample,
  ExportButton: ExportButtonSample,
  ExportDialog: ExportDialogSample,
  ImportButton: ImportButtonSample,
  ImportDialog: ImportDialogSample,
} satisfies FragmentParts;
