import type {ComponentType} from 'react';
import type {IconName} from '../../ui/Icon';
import type {PanelTab, TabProps} from '../store';

/** A tab with its name; its code is loaded when it is first shown. */
export interface TabDefinition {
  readonly id: PanelTab;
  readonly name: string;
  readonly icon: IconName;
  readonly load: () => Promise<ComponentType<TabProps>>;
}

export const PANEL_TABS: readonly TabDefinition[] = [
  {
    id: 'settings',
    name: 'Settings',
    icon: 'settings',
    load: () => import('./SettingsTab').then(({SettingsTab}) => SettingsTab),
  },
  {
    id: 'style',
    name: 'Style',
    icon: 'look',
    load: () => import('./StyleTab').then(({StyleTab}) => StyleTab),
  },
  {
    id: 'code',
    name: 'Code',
    icon: 'code',
    load: () => import('./CodeTab').then(({CodeTab}) => CodeTab),
  },
  {
    id: 'requests',
    name: 'Requests',
    icon: 'requests',
    load: () => import('./RequestsTab').then(({RequestsTab}) => RequestsTab),
  },
  {
    id: 'events',
    name: 'Events',
    icon: 'events',
    load: () => import('./EventsTab').then(({EventsTab}) => EventsTab),
  },
  {
    id: 'messages',
    name: 'Messages',
    icon: 'messages',
    load: () => import('./MessagesTab').then(({MessagesTab}) => MessagesTab),
  },
  {
    id: 'tools',
    name: 'Tools',
    icon: 'tools',
    load: () => import('./ToolsTab').then(({ToolsTab}) => ToolsTab),
  },
];
