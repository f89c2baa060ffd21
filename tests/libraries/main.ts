import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkJavaScript } from './npm.ts';
import { PackageCache, type Unpacked } from './packages.ts';
import { checkPython } from './python-snippets.ts';
import { judge, type Verified } from './report.ts';
import { parseRequirement, type Requirement } from './requirement.ts';
import { allRequirements, readLibraries } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
void spawn;
