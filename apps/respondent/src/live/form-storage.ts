import type { OpenAssessment } from './assessment-calls.ts';
import { type Kept, newDevice } from './kept-answers.ts';

/** Where a device keeps one form: its texts, and what was answered. */
export type FormStorage = {
  /** False where it goes with the page. */
  isLasting: () => boolean;
  readForm: () => Promise<OpenAssessment | undefined>;
  keepForm: (form: OpenAssessment) => Promise<void>;
  readKept: () => Promise<Kept | undefined>;
  /** Reads and writes in one step: no other tab comes between. */
  update: (step: (kept: Kept | undefined) => Kept) => Promise<Kept>;
  /** Only what the server has not got is left. Without that, nothing. */
  wipeForm: () => Promise<void>;
  wipe: () => Promise<void>;
};

const NAME = 'assessment';
const FORMS = 'forms';
const ANSWERS = 'answers';

/** In the browser's database; in memory where there is none, or where it fails later. */
export async function openFormStorage(formId: string): Promise<FormStorage> {
  const database = await openDatabase().catch(() => undefined);
  return database ? fallingBack(storageIn(database, formId)) : storageInMemory();
}

function storageIn(database: IDBDatabase, formId: string): FormStorage {
  const stores = [FORMS, ANSWERS];
  const write = () => database.transaction(stores, 'readwrite', { durability: 'strict' });
  const read = <Value>(store: string) =>
    answered<Value | undefined>(database.transaction(store).objectStore(store).get(formId));
  return {
    isLasting: () => true,
    readForm: () => read<OpenAssessment>(FORMS),
    keepForm: async (form) => {
      const transaction = write();
      transaction.objectStore(FORMS).put(form, formId);
      await finished(transaction);
    },
    readKept: () => read<Kept>(ANSWERS),
    update: async (step) => {
      const transaction = write();
      const answers = transaction.objectStore(ANSWERS);
      const kept = step(await answered<Kept | undefined>(answers.get(formId)));
      answers.put(kept, formId);
      await finished(transaction);
      return kept;
    },
    wipeForm: async () => {
      const transaction = write();
      transaction.objectStore(FORMS).delete(formId);
      const answers = transaction.objectStore(ANSWERS);
      const kept = await answered<Kept | undefined>(answers.get(formId));
      if (kept?.waiting.length) {
        answers.put({ ...kept, current: { revision: 0, answers: {}, rater: {} } } satisfies Kept, formId);
      } else answers.delete(formId);
      await finished(transaction);
    },
    wipe: async () => {
      const transaction = write();
      for (const store of stores) transaction.objectStore(store).delete(formId);
      await finished(transaction);
    },
  };
}

export function storageInMemory(): FormStorage {
  let form: OpenAssessment | undefined;
  let kept: Kept | undefined;
  const wipe = async () => {
    form = undefined;
    kept = undefined;
  };
  return {
    isLasting: () => false,
    readForm: async () => form,
    keepForm: async (given) => {
      form = given;
    },
    readKept: async () => kept,
    update: async (step) => {
      kept = step(kept);
      return kept;
    },
    wipeForm: wipe,
    wipe,
  };
}

/** A database can fail while it is used, on a device that is full. The page goes on in memory, as another device. */
function fallingBack(lasting: FormStorage): FormStorage {
  let storage = lasting;
  let last: Kept | undefined;
  async function goOnInMemory() {
    if (storage !== lasting) return;
    storage = storageInMemory();
    const known = last;
    if (known) await storage.update(() => ({ ...known, device: newDevice() }));
  }
  const update: FormStorage['update'] = async (step) => {
    try {
      last = await storage.update(step);
    } catch {
      await goOnInMemory();
      last = await storage.update(step);
    }
    return last;
  };
  return {
    isLasting: () => storage.isLasting(),
    readForm: () => storage.readForm().catch(() => undefined),
    keepForm: (form) => storage.keepForm(form).catch(goOnInMemory),
    readKept: () => storage.readKept().catch(() => last),
    update,
    wipeForm: () => storage.wipeForm().catch(goOnInMemory),
    wipe: () => storage.wipe().catch(goOnInMemory),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const store of [FORMS, ANSWERS]) request.result.createObjectStore(store);
  };
  const database = await answered(request);
  // A later version of the page may have to change it.
  database.onversionchange = () => database.close();
  return database;
}

const answered = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
