import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Page(): ReactNode {
  return (
    <Layout title="playground" description="Deep Chat is an AI chat component for any web page.">
      <main className="container margin-vert--lg">
        <h1>Title</h1>
      </main>
    </Layout>
  );
}
