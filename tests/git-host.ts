import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

type ApiCall = { method: string; url: URL; body: unknown };
type Change = {
  operation: string;
  path: string;
  content: string;
  from_path?: string;
  sha?: string;
};
type Commit = {
  message: string;
  author: { name: string; email: string };
  files: Change[];
};
class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Mocks a Gitea server that answers the calls of Sveltia CMS from a bare repository.
 * @property repository owner and name, such as `example/site`
 * @property gitDir a bare repository with the branch `main`
 * @returns a function that routes a page's requests for `origin` to the mock
 */
export function mockGitHost({
  origin,
  repository,
  gitDir,
  token,
}: {
  origin: string;
  repository: string;
  gitDir: string;
  token: string;
}) {
  const indexFile = path.join(gitDir, 'editor-index');
  const git = (args: string[], input?: Buffer) =>
    execFileSync('git', args, {
      cwd: gitDir,
      maxBuffer: 2 ** 28,
      env: { ...process.env, GIT_INDEX_FILE: indexFile },
      ...(input && { input }),
    });
  const gitText = (...args: string[]) => git(args).toString().trim();
  const blobAt = (file: string) => gitText('ls-tree', 'main', '--format=%(objectname)', '--', file);

  function commit({ message, author, files }: Commit) {
    const parent = gitText('rev-parse', 'main');
    gitText('read-tree', parent);
    const saved = files.map(({ operation, path: file, content, from_path: from, sha }) => {
      const oldBlob = blobAt(from ?? file);
      // A new file must not exist yet. A changed file must be the version that the editor read.
      if (operation === 'create' ? oldBlob : oldBlob !== sha)
        throw new HttpError(422, `${file} was changed by someone else`);
      if (operation === 'delete' || from) gitText('update-index', '--force-remove', from ?? file);
      if (operation === 'delete') return null;
      const written = git(['hash-object', '-w', '--stdin'], Buffer.from(content, 'base64'));
      const blob = written.toString().trim();
      gitText('update-index', '--add', '--cacheinfo', `100644,${blob},${file}`);
      return { path: file, sha: blob };
    });
    const identity = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
    const tree = gitText('write-tree');
    const commitId = gitText(...identity, 'commit-tree', tree, '-p', parent, '-m', message);
    gitText('update-ref', 'refs/heads/main', commitId, parent);
    rmSync(indexFile, { force: true });
    return {
      commit: { sha: commitId, created: new Date().toISOString() },
      files: saved,
    };
  }

  const listFiles = (ref: string) =>
    gitText('ls-tree', '-r', '-l', ref)
      .split('\n')
      .map((row) => {
        const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(row) ?? [];
        return { type, sha, size: Number(size), path: file };
      });

  const listCommits = (file: string) =>
    gitText('log', '--format=%H%x09%an%x09%ae%x09%aI', 'main', '--', file)
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([sha, name, email, date]) => ({ sha, commit: { author: { name, email, date } } }));

  const repositoryRoutes: [
    method: string,
    path: RegExp,
    reply: (capture: string, call: ApiCall) => unknown,
  ][] = [
    ['GET', /^$/, () => ({ default_branch: 'main', permissions: { pull: true, push: true } })],
    [
      'GET',
      /^\/branches\/(\w+)$/,
      (branch) => ({
        commit: {
          id: gitText('rev-parse', branch),
          message: gitText('log', '-1', '--format=%B', branch),
        },
      }),
    ],
    ['GET', /^\/git\/trees\/(\w+)$/, (ref) => ({ tree: listFiles(ref), truncated: false })],
    ['GET', /^\/media\/main\/(.+)$/, (file) => git(['show', `main:${decodeURI(file)}`])],
    ['GET', /^\/commits$/, (_, { url }) => listCommits(url.searchParams.get('path') ?? '')],
    [
      'POST',
      /^\/file-contents$/,
      (_, { body }) =>
        (body as { files: string[] }).files.map((file) => ({
          path: file,
          encoding: 'base64',
          content: git(['show', `main:${file}`]).toString('base64'),
        })),
    ],
    ['POST', /^\/contents$/, (_, { body }) => commit(body as Commit)],
  ];
  const hostResponses: Record<string, unknown> = {
    '/version': { version: '1.24.0' },
    '/settings/api': { default_paging_num: 30, max_response_items: 50 },
    '/user': { id: 1, login: 'ana', full_name: 'Ana Ruiz', email: 'ana@example.com' },
  };

  function respond(call: ApiCall): unknown {
    const apiPath = call.url.pathname.replace('/api/v1', '');
    const response = hostResponses[apiPath];
    if (response) return response;
    const repositoryPath = apiPath.replace(`/repos/${repository}`, '');
    for (const [method, pattern, reply] of repositoryRoutes) {
      const match = method === call.method && pattern.exec(repositoryPath);
      if (match) return reply(match[1] ?? '', call);
    }
    throw new HttpError(404, `${call.method} ${apiPath} is not part of the mock`);
  }

  return (page: Page) =>
    page.route(`${origin}/**`, async (route) => {
      const request = route.request();
      try {
        if (request.headers()['authorization'] !== `token ${token}`)
          throw new HttpError(401, 'invalid token');
        const response = respond({
          method: request.method(),
          url: new URL(request.url()),
          body: request.postDataJSON() as unknown,
        });
        await route.fulfill(response instanceof Buffer ? { body: response } : { json: response });
      } catch (error) {
        const { status = 500, message } = error as HttpError;
        await route.fulfill({ status, json: { message } });
      }
    });
}
