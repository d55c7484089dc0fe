// A page of WebKitGTK, spoken to over its inspector. WebDriver would be the usual way, but MiniBrowser forgets everything
// at the end of an automated session, and what is kept on the device is what the walk is about.

const LOOK_EVERY_MS = 200;
/** A page that is left meanwhile never answers. */
const ANSWER_LIMIT_MS = 5000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Message {
  id?: number;
  method?: string;
  params?: {
    targetId?: string;
    newTargetId?: string;
    targetInfo?: { targetId: string; type: string; isProvisional?: boolean };
    message?: string | { level: string; text: string };
  };
  result?: { result?: { value?: unknown; objectId?: string; description?: string }; wasThrown?: boolean };
  error?: { message: string };
}

export class InspectedPage {
  /** Errors on the console since the page was opened. */
  readonly errors: string[] = [];
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Message) => void>();
  private target: string | undefined;
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const answer of this.waiting.values()) answer({ error: { message: 'the browser is gone' } });
    });
  }

  /** The page that the inspector at `origin` lists first. */
  static async of(origin: string, limitMs: number): Promise<InspectedPage> {
    const end = Date.now() + limitMs;
    while (Date.now() < end) {
      const list = await fetch(`http://${origin}/`).then(
        (answer) => answer.text(),
        () => '',
      );
      const path = /\/socket\/\d+\/\d+\/WebPage/.exec(list)?.[0];
      if (path) {
        const socket = new WebSocket(`ws://${origin}${path}`);
        const page = new InspectedPage(socket);
        await page.until('the inspector answers', async () => page.target !== undefined, limitMs);
        return page;
      }
      await pause(LOOK_EVERY_MS);
    }
    throw new Error('the browser shows no page');
  }

  /** What `work` resolves to in the page, with these arguments; all must be JSON. */
  async run<A extends unknown[], R>(work: (...given: A) => R | Promise<R>, ...given: A): Promise<R> {
    const expression = `(async () => (${work.toString()})(...${JSON.stringify(given)}))()`;
    const promise = await this.send('Runtime.evaluate', { expression });
    const { result, wasThrown } = await this.send('Runtime.awaitPromise', {
      promiseObjectId: promise.result?.objectId,
      returnByValue: true,
    });
    if (wasThrown) throw new Error(result?.description ?? 'the page threw');
    return result?.value as R;
  }

  /** Opens an address and resolves when its document is complete. */
  async open(url: string): Promise<void> {
    await this.leave((to) => location.assign(to), url);
  }

  async reload(): Promise<void> {
    await this.leave(() => location.reload());
  }

  /** Resolves when `isTrue` holds in the page; fails after `limitMs` with what was waited for. */
  async waitFor<A extends unknown[]>(
    what: string,
    isTrue: (...given: A) => boolean | Promise<boolean>,
    given: A,
    limitMs = 15_000,
  ): Promise<void> {
    await this.until(what, () => this.run(isTrue, ...given).catch(() => false), limitMs);
  }

  private async leave<A extends unknown[]>(go: (...given: A) => void, ...given: A): Promise<void> {
    await this.run(() => document.documentElement.setAttribute('data-left', ''));
    await this.run(go, ...given).catch(() => undefined);
    const isNew = () => document.readyState === 'complete' && !document.documentElement.hasAttribute('data-left');
    await this.waitFor('a new document', isNew, []);
  }

  private async until(what: string, isTrue: () => Promise<boolean>, limitMs: number): Promise<void> {
    const end = Date.now() + limitMs;
    while (!(await isTrue())) {
      if (Date.now() > end) throw new Error(`not within ${limitMs / 1000} s: ${what}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  private async send(method: string, params: object, target = this.target): Promise<NonNullable<Message['result']>> {
    const id = ++this.lastId;
    const message = JSON.stringify({ id, method, params });
    const envelope = { id: -id, method: 'Target.sendMessageToTarget', params: { targetId: target, message } };
    const answer = await new Promise<Message>((resolve) => {
      const late = setTimeout(() => resolve({ error: { message: 'no answer' } }), ANSWER_LIMIT_MS);
      this.waiting.set(id, (given) => {
        clearTimeout(late);
        resolve(given);
      });
      this.socket.send(JSON.stringify(envelope));
    });
    this.waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result ?? {};
  }

  /** A document may come in a process of its own, which is announced before it is the page. */
  private meet({ targetId, isProvisional }: { targetId: string; isProvisional?: boolean }): void {
    if (!isProvisional) this.target = targetId;
    this.send('Console.enable', {}, targetId).catch(() => undefined);
  }

  private hear({ id, method, params, ...rest }: Message): void {
    if (id !== undefined) {
      // The envelope's own answer matters only when it could not be delivered.
      if (id > 0 || rest.error) this.waiting.get(Math.abs(id))?.(rest);
      return;
    }
    switch (method) {
      case 'Target.targetCreated':
        if (params?.targetInfo?.type === 'page') this.meet(params.targetInfo);
        return;
      case 'Target.didCommitProvisionalTarget':
        this.target = params?.newTargetId;
        return;
      case 'Target.dispatchMessageFromTarget':
        if (typeof params?.message === 'string') this.hear(JSON.parse(params.message) as Message);
        return;
      case 'Console.messageAdded':
        if (typeof params?.message === 'object' && params.message.level === 'error')
          this.errors.push(params.message.text);
    }
  }
}
