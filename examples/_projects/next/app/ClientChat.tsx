'use client';

import dynamic from 'next/dynamic';

// At module level: inside a component, each render would make a new chat.
export const ClientChat = dynamic(() => import('./Chat'), {
  ssr: false,
  loading: () => <p style={{height: '420px'}}>Loading the chat…</p>,
});
