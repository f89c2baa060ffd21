# Moves the robot: set your own robot type, port, id, cameras and task first
lerobot-rollout \
  --strategy.type=base \
  --policy.path=k1000dai/act-openarm-2-cell-pick_up_cube_mujoco \
  --robot.type=so101_follower \
  --robot.port=/dev/ttyACM0 \
  --robot.id=my_blue_follower_arm \
  --robot.cameras="{ front: { type: opencv, index_or_path: 8, width: 640, height: 480, fps: 30 } }" \
  --task="Put the cube into the box" \
  --duration=60
