import React, {useState, type ReactNode} from 'react';
import {ObjectListField} from '../settings/ObjectListField';
import {formOf, readForm, type Form} from '../model/form';
import {claudeFields} from './samples';

const field = claudeFields.find(({name}) => name === 'mcp_servers');

/** The MCP servers of Claude and the value that they make. */
export default function ObjectListFieldSample(): ReactNode {
  const [rows, setRows] = useState<readonly Form[]>(() => [
    formOf(field?.fields ?? [], {type: 'url', url: 'https://example.com/mcp', name: 'search'}),
  ]);
  if (!field) return null;
  const {values, errors} = readForm([field], {mcp_servers: rows});
  return (
    <div style={{maxWidth: '40rem'}}>
      <ObjectListField
        field={field}
        rows={rows}
        onChange={setRows}
        errors={errors}
        path="mcp_servers"
      />
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(values, null, 2)}</pre>
    </div>
  );
}
