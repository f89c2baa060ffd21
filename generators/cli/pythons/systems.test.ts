import { expect, test } from 'vitest';
import { systemsOf } from './systems.ts';

test.each<[string[], string[] | undefined]>([
  [['a-1.0-py3-none-any.whl'], undefined],
  [['a-1.0-py3-none-win_amd64.whl', 'a-1.0.tar.gz'], undefined],
  [['a-1.0-py3-none-win_amd64.whl', 'a-1.0-py3-none-any.whl'], undefined],
  [['a-1.0-cp313-cp313-win_arm64.whl', 'a-1.0-cp313-cp313-win32.whl'], ['windows']],
  [['a_b-1.0-1-cp38-abi3-manylinux_2_5_i686.manylinux1_i686.whl'], ['linux']],
  [
    ['a-1.0-cp314-cp314t-musllinux_1_2_aarch64.whl', 'a-1.0-py3-none-macosx_14_0_arm64.whl'],
    ['linux', 'macos-arm64'],
  ],
  [['a-1.0-cp39-none-macosx_10_15_x86_64.whl'], ['macos-x86_64']],
  [['a-1.0-cp39-none-macosx_10_9_universal2.whl'], ['macos-arm64', 'macos-x86_64']],
  [['a-1.0-py3-none-linux_x86_64.whl', 'a-1.0-py3-none-wasm32.whl'], ['linux']],
  [['a-1.0-py3-none-wasm32.whl'], undefined],
  [['a-1.0.egg'], undefined],
  [[], undefined],
])('%j: %j', (names, systems) => {
  expect(systemsOf(names)).toEqual(systems);
});
