# Moves the robot: set your own robot type, port, id and task first, and call the cameras
# what input_features in config.json of the policy calls them, or map them by --rename_map
lerobot-rollout \
  --policy.path=leesangoh/pi0_pickplace \
  --inference.type=rtc \
  --robot.type=so101_follower \
  --robot.port=/dev/ttyACM0 \
  --robot.id=my_blue_follower_arm \
  --robot.cameras="{ front: { type: opencv, index_or_path: 8, width: 640, height: 480, fps: 30 } }" \
  --task="Put the cube into the box" \
  --duration=60
