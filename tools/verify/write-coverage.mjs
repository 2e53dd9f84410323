import fs from 'node:fs';
import { root } from '../webpack/apps.mjs';
import { readCoverage } from './coverage.mjs';
import { COVERAGE_PAGE, coveragePage, coveragePagePath } from './coverage-page.mjs';

fs.writeFileSync(coveragePagePath(root), coveragePage(readCoverage(root)));
console.log(`wrote ${COVERAGE_PAGE}`);
