// A span for each query that a request or a job asks: which table, and what is done with it. No text and no value of a query.
import {
  AliasNode,
  TableNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Database } from './database.ts';
import type { Tracing } from './tracing.ts';

/** The same database, followed. A query that fails has no span of its own: that of its request or job has failed with it. */
export function followQueries(database: Database, tracing: Tracing): Database {
  if (!tracing.isOn) return database;
  const open = new WeakMap<QueryId, { end: () => void }>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { operation, table } = describe(node);
      const span = tracing.below({
        name: table === '' ? operation : `${operation} ${table}`,
        kind: 'client',
        notes: { 'db.operation.name': operation, ...(table === '' ? {} : { 'db.collection.name': table }) },
      });
      if (span) open.set(queryId, span);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      open.get(queryId)?.end();
      return result;
    },
  };
  return database.withPlugin(plugin);
}

function describe(node: RootOperationNode): { operation: string; table: string } {
  switch (node.kind) {
    case 'SelectQueryNode':
      return { operation: 'select', table: tableIn(node.from?.froms[0]) };
    case 'InsertQueryNode':
      return { operation: 'insert', table: tableIn(node.into) };
    case 'UpdateQueryNode':
      return { operation: 'update', table: tableIn(node.table) };
    case 'DeleteQueryNode':
      return { operation: 'delete', table: tableIn(node.from.froms[0]) };
    default:
      return { operation: 'query', table: '' };
  }
}

function tableIn(node: OperationNode | undefined): string {
  if (node && AliasNode.is(node)) return tableIn(node.node);
  return node && TableNode.is(node) ? node.table.identifier.name : '';
}
