import { featureTests } from '@captains-table/kernel/contract-tests';
import { CONTENT, caravelas } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';

featureTests(caravelas, createPolicy(CONTENT));
