/** The tabs of the panel, in their order. */
export const PANEL_TABS = [
  {id: 'settings', name: 'Settings', icon: 'settings'},
  {id: 'style', name: 'Style', icon: 'look'},
  {id: 'code', name: 'Code', icon: 'code'},
  {id: 'requests', name: 'Requests', icon: 'requests'},
  {id: 'events', name: 'Events', icon: 'events'},
  {id: 'messages', name: 'Messages', icon: 'messages'},
  {id: 'tools', name: 'Tools', icon: 'tools'},
] as const;

export type PanelTab = (typeof PANEL_TABS)[number]['id'];
