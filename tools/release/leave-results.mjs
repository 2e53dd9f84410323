import path from 'node:path';
import { builtSources, presentSources } from '../build/build.mjs';
import { apps, root } from '../webpack/apps.mjs';
import { resultKey } from './result-key.mjs';
import { writeTestResult } from './test-results.mjs';

const distOf = (name) => path.join(root, apps[name]?.folder ?? name, 'dist');

/** Why the result of a check is not one of the build in dist; undefined when it is. */
function otherBuild(name, checked, present) {
  if (present !== checked) return `the sources of ${name} were changed while it ran`;
  if (builtSources(name) === checked) return undefined;
  return `the build of ${name} is not of these sources (npm run release -- build ${name})`;
}

/**
 * Leaves the signed result of a check beside each build of the sources that were checked.
 * @param check.sources fingerprints of the sources when the check began, by app (`presentSources`)
 * @param check.annotationsOf texts about how it ran, for the name of an app
 * @returns one sentence for a person
 */
export function leaveResults({ check, sources, passedTests, failedTests, annotationsOf }) {
  const names = Object.keys(sources);
  const present = presentSources(names);
  const left = [];
  const reasons = [];
  try {
    const key = resultKey();
    for (const name of names) {
      const reason = otherBuild(name, sources[name], present[name]);
      if (reason) reasons.push(reason);
      else {
        const annotations = annotationsOf(name);
        writeTestResult(distOf(name), { check, passedTests, failedTests, annotations }, key);
        left.push(name);
      }
    }
  } catch (error) {
    reasons.push(error.message);
  }
  return [
    left.length > 0 ? `The result of ${check} is beside the build of ${left.join(', ')}.` : '',
    reasons.length > 0 ? `Not recorded: ${reasons.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
