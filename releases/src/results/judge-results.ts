import { isRemoteName } from '@shop/shared/contracts';
import { KIT } from '../builds/build-folder';
import { SECRET_NEEDED } from '../preview/preview-secret';
import { type CheckName, checkNames, readAttestation, type TestResult } from './attestation';

/** What a build lacks before visitors may get it. */
export interface ResultProblem {
  check: CheckName;
  /** The end of a sentence about the result: `is missing`. */
  fault: string;
  /** The whole sentence, with the command that corrects it. */
  text: string;
}

export interface BuildResults {
  /** Those of this build with a valid signature. */
  results: TestResult[];
  problems: ResultProblem[];
}

interface Judged {
  app: string;
  build: string;
  /** Hash of the stamp of the build, in hexadecimal digits; undefined for one that was published without it. */
  stampHash: string | undefined;
  /** The files of the build could not be read, so its stamp is not known. */
  isUnread?: boolean;
  key: string | undefined;
  /** The stored text of each check's result. */
  texts: ReadonlyMap<string, string>;
}

/** The command that makes a result, and takes it along. */
const commandOf = (check: CheckName, app: string): string => {
  const command = check === 'verify' ? 'npm run verify' : `npm run e2e -- ${app}`;
  return `${command}, then npm run release -- publish ${app}`;
};

const MAX_NAMED = 3;
const listed = (names: readonly string[]): string =>
  names.length > MAX_NAMED
    ? `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`
    : names.join(', ');

const signatureTexts = {
  damaged: 'cannot be read',
  otherKey: 'was signed with another key than this command has (PREVIEW_SECRET)',
  wrongSignature: 'has a wrong signature: it was changed after it was written',
};

const UNREAD = 'cannot be compared: the files of this build could not be read';

/** What a valid result says against its build; undefined when it passed. */
function faultOf(
  result: TestResult,
  { app, build, stampHash, isUnread }: Judged,
): string | undefined {
  if (isUnread) return UNREAD;
  if (!stampHash)
    return 'cannot be compared: this build was published before results were kept. Build it again';
  if (result.app !== app || result.build !== build)
    return `is of another build (${result.app} ${result.build})`;
  if (result.stampHash !== stampHash)
    return 'is of another build: its id is the same, its files are not';
  if (result.isPassed) return undefined;
  return result.failedTests.length > 0
    ? `failed: ${listed(result.failedTests)}`
    : 'ran without a test';
}

interface Verdict {
  check: CheckName;
  result?: TestResult;
  fault?: string | undefined;
}

function judgeCheck(check: CheckName, judged: Judged): Verdict {
  const text = judged.texts.get(check);
  if (text === undefined) return { check, fault: 'is missing' };
  if (!judged.key) return { check, fault: `cannot be checked: ${SECRET_NEEDED}` };
  const read = readAttestation(judged.key, text);
  if ('problem' in read) return { check, fault: signatureTexts[read.problem] };
  if (read.result.check !== check) return { check, fault: `is a result of ${read.result.check}` };
  return { check, result: read.result, fault: faultOf(read.result, judged) };
}

/** Whether visitors may get the app only with this check; `verify` says whether a remote has journeys. */
function isRequired(check: CheckName, app: string, verify: Verdict): boolean {
  if (app === KIT) return false;
  if (check === 'verify') return true;
  const isKnown = verify.result && !verify.fault;
  return isRemoteName(app) && (!isKnown || verify.result?.further.includes(check) === true);
}

/** Compares the results of a published build with what visitors may get. */
export function judgeResults(judged: Judged): BuildResults {
  const { app, build } = judged;
  const verify = judgeCheck('verify', judged);
  const verdicts = checkNames.map((check) =>
    check === 'verify' ? verify : judgeCheck(check, judged),
  );
  const isOfBuild = (result: TestResult | undefined): result is TestResult =>
    result !== undefined && result.stampHash === judged.stampHash && result.app === app;
  return {
    results: verdicts.map(({ result }) => result).filter(isOfBuild),
    problems: verdicts.flatMap(({ check, fault }) => {
      if (!fault || !isRequired(check, app, verify)) return [];
      const remedy = fault === UNREAD ? 'Try again' : `Run ${commandOf(check, app)}`;
      return [{ check, fault, text: `${check} of ${build} ${fault}. ${remedy}` }];
    }),
  };
}

const describeResult = ({ check, isPassed, passedCount, failedTests, where }: TestResult): string =>
  [
    check,
    isPassed ? 'passed' : 'failed',
    `(${isPassed ? passedCount : listed(failedTests)}${where ? `, ${where}` : ''})`,
  ].join(' ');

/** One line about what a build has and lacks, for a person. */
export function describeResults({ results, problems }: BuildResults): string {
  const lacking = problems
    .filter(({ check }) => !results.some((result) => result.check === check))
    .map(({ check, fault }) => `${check} ${fault}`);
  return [...results.map(describeResult), ...lacking].join(', ');
}
