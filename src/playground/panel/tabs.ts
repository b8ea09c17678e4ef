/** The tabs of the panel, in their order. Those in a chat's menu have no button in its header. */
export const PANEL_TABS = [
  {id: 'settings', name: 'Settings'},
  {id: 'style', name: 'Style'},
  {id: 'code', name: 'Code'},
  {id: 'requests', name: 'Requests'},
  {id: 'events', name: 'Events', menu: 0},
  {id: 'messages', name: 'Messages', menu: 0},
  {id: 'tools', name: 'Tools', menu: 0},
] as const;

export type PanelTab = (typeof PANEL_TABS)[number]['id'];
