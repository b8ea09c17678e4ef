import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function HomePage(): ReactNode {
  return (
    <Layout title="Home" description="Deep Chat is an AI chat component for any web page.">
      <main className="container margin-vert--lg">
        <h1>Deep Chat</h1>
      </main>
    </Layout>
  );
}
