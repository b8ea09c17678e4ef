import type {NextApiRequest, NextApiResponse} from 'next';

export const config = {api: {bodyParser: {sizeLimit: '64kb'}}};

export default function handler(req: NextApiRequest, res: NextApiResponse) {
  if (req.method !== 'POST') return res.status(405).json({error: 'Use POST.'});
  const text: unknown = req.body?.messages?.[0]?.text;
  if (typeof text !== 'string') return res.status(400).json({error: 'There is no text.'});
  res.json({text: `You said: ${text}`});
}
